/** A file that the user chose. */
export interface ChosenFile {
  name: string;
  /** Base64. */
  content: string;
}

/** Reads a file as base64. */
export const readFile = (file: File) =>
  new Promise<ChosenFile>((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.onload = () => resolve({ name: file.name, content: String(reader.result).split(',')[1] ?? '' });
    reader.readAsDataURL(file);
  });
