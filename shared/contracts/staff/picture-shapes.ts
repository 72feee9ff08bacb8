/**
 * What uploaded pictures are cut to, by what they show: width to height. A logo is not cut, it gets white beside or above.
 */
export const pictureShapes = { photo: [3, 2], slide: [12, 5], portrait: [1, 1], logo: [3, 1] } as const;

export type PictureShape = keyof typeof pictureShapes;
