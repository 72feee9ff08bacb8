// `axios.HttpStatusCode`: nobody reads it; our errors carry codes.
export default {};
