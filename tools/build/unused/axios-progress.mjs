// Upload and download progress: no screen shows it.
export const progressEventReducer = () => [() => {}];
export const progressEventDecorator = () => [() => {}];
export const asyncDecorator = (work) => work;
