/** Path of the API of boletas below the simulator's URL. */
export const apiPath = '/recursos/v1';
