/** A pasted, dropped or selected table. */
export interface GivenTable {
  /** File name without extension, or a default name. */
  name: string;
  /** The file in Base64. */
  content: string;
  /** File size in bytes. */
  size: number;
}

function inBase64(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(content);
  });
}

export async function tableOfFile(file: File): Promise<GivenTable> {
  const name = file.name.replace(/\.[^.]*$/, '');
  return { name, content: await inBase64(file), size: file.size };
}

/** @param text cells separated by tabs, as spreadsheets copy them, or CSV. */
export async function tableOfText(text: string): Promise<GivenTable> {
  const content = new Blob([text]);
  return { name: 'table', content: await inBase64(content), size: content.size };
}
