/** Completes jsdom with browser APIs it lacks. Does nothing under Node, where server rendering is tested. */
export function completeBrowser() {
  if (typeof window === 'undefined') return;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.IntersectionObserver ??= class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  globalThis.MessageChannel ??= class {
    readonly port1: { onmessage?: () => void } = {};
    readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) };
  } as never;
  URL.createObjectURL ??= () => 'blob:test';
  URL.revokeObjectURL ??= () => {};
  window.scrollTo = () => {};
  Performance.prototype.getEntriesByType ??= () => [];
  performance.mark ??= () => ({}) as PerformanceMark;
  window.HTMLElement.prototype.scrollIntoView = () => {};
  window.matchMedia ??= (query: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  // jsdom hides popovers and cannot open them; tests load no style sheet that would show them.
  document.head.append(Object.assign(document.createElement('style'), { textContent: '[popover] { display: block }' }));
  HTMLElement.prototype.hidePopover ??= () => {};
  const focusBefore = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function () {
    focusBefore.set(this, document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    const before = focusBefore.get(this);
    if (this.open && before instanceof HTMLElement) before.focus();
    this.open = false;
  };
}
