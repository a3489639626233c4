/** A file of a submission, with its field name. */
export interface Attachment {
  field: string;
  file: File;
}

/** Files of pending submissions by id. Web storage holds text only, so files last until the page is closed. */
const attached = new Map<string, readonly Attachment[]>();

/** Stores the files of a submission until the page is closed. */
export function attach(id: string, files: readonly Attachment[]): void {
  if (files.length > 0) attached.set(id, files);
}

/** The files of a submission. */
export function attachmentsOf(id: string): readonly Attachment[] {
  return attached.get(id) ?? [];
}

/** Drops the files of a submission. */
export function detach(id: string): void {
  attached.delete(id);
}

/** A multipart form: the submission as text in `body`, and each file under its field name. */
export function withAttachments(text: string, files: readonly Attachment[]): FormData {
  const parts = new FormData();
  parts.append('body', text);
  for (const { field, file } of files) parts.append(field, file, file.name);
  return parts;
}
