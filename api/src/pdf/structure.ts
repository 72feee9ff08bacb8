type Document = PDFKit.PDFDocument;

/** Settings of a document that screen readers can read aloud. */
export const readable = { tagged: true, pdfVersion: '1.7', displayTitle: true } as const;

/** Draws what a screen reader passes over: lines, fills, repeated headings and page numbers. */
export function decorate(document: Document, draw: () => void) {
  document.markContent('Artifact');
  draw();
  document.endMarkedContent();
}

interface Read {
  /** Element of the document's structure, `P` by default. */
  tag?: string | undefined;
  /** The text, which may be drawn as a picture. */
  actual?: string;
  /** Describes a picture. */
  alt?: string;
}

/** Draws what a screen reader reads aloud. */
export const drawRead = (document: Document, { tag = 'P', ...said }: Read, draw: () => void) =>
  document.addStructure(document.struct(tag, said, draw));
