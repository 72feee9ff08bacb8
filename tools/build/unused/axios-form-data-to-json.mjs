// Only for a FormData sent as JSON; uploads are sent as they are.
export default () => null;
