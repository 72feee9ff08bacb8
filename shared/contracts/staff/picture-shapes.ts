/**
 * Aspect ratios, width to height, of uploaded pictures. Pictures are cropped, except logos, which are padded with
 * white.
 */
export const pictureShapes = { photo: [3, 2], slide: [12, 5], portrait: [1, 1], logo: [3, 1] } as const;

export type PictureShape = keyof typeof pictureShapes;
