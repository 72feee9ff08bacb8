import createPreset from 'conventional-changelog-angular';

/**
 * Changelogs by conventional commits, without links: they would point to the origin of whichever clone made the
 * version.
 */
export default () => {
  const preset = createPreset();
  const finalizeContext = (context) => ({ ...context, linkCompare: false, linkReferences: false });
  return { ...preset, writer: { ...preset.writer, finalizeContext } };
};
