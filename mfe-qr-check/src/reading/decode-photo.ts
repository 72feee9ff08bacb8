import { loadDecoder } from './decode.ts';
import { photoSides, wholeOf } from './picture.ts';

export async function decodePhoto(photo: Blob): Promise<string | undefined> {
  const [decode, bitmap] = await Promise.all([loadDecoder(), createImageBitmap(photo)]);
  try {
    for (const side of photoSides) {
      const text = await decode(bitmap, wholeOf(bitmap, side));
      if (text) return text;
    }
    return undefined;
  } finally {
    bitmap.close();
  }
}
