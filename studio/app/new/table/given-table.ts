/** A table that was pasted, dropped or chosen. */
export interface GivenTable {
  /** Name of its file without ending, or what it is called where it has none. */
  name: string;
  /** The file in base 64. */
  content: string;
  /** Bytes of the file. */
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

/** @param text cells between tabs, as spreadsheets copy them, or CSV. */
export async function tableOfText(text: string): Promise<GivenTable> {
  const content = new Blob([text]);
  return { name: 'table', content: await inBase64(content), size: content.size };
}
