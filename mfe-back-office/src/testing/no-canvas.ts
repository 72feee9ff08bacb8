/** Replaces canvas, which jsdom does not implement: charts render empty. */
export function withoutCanvas() {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
}
