// Stands in for axios' fetch adapter in browser builds, see webpack.ts.
export const getFetch = () => null;
export default null;
