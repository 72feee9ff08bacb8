/** An error of data that an authority would refuse. @param field path in the document: `lines[0].quantity` */
export const invalid = (field: string, problem: string) => new RangeError(`${field}: ${problem}`);
