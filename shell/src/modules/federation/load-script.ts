/** Runs a script and removes its element. @throws Error when it cannot be fetched or does not match its integrity */
export function loadScript(src: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.integrity = integrity;
    // Without it browsers do not check the integrity of a file from another origin.
    if (new URL(src, document.baseURI).origin !== window.location.origin) script.crossOrigin = 'anonymous';
    const done = (settle: () => void) => () => {
      script.remove();
      settle();
    };
    script.onload = done(resolve);
    script.onerror = done(() => reject(new Error(`${src} did not load`)));
    document.head.append(script);
  });
}
