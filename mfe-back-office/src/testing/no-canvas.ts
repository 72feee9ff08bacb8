/** jsdom draws nothing: charts are there, and empty. */
export function withoutCanvas() {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
}
