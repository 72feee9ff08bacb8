/** Runs a script and removes its element. @throws Error when it cannot be fetched or does not match its integrity */
export function loadScript(src: string, integrity?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    if (integrity) script.integrity = integrity;
    const done = (settle: () => void) => () => {
      script.remove();
      settle();
    };
    script.onload = done(resolve);
    script.onerror = done(() => reject(new Error(`${src} did not load`)));
    document.head.append(script);
  });
}
