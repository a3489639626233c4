/** A file of a submission, under the name of its field. */
export interface Attachment {
  field: string;
  file: File;
}

/** Files of submissions that wait, by their ids: a browser's storage keeps texts only, so they last as long as the page. */
const attached = new Map<string, readonly Attachment[]>();

/** Keeps the files of a submission as long as the page. */
export function attach(id: string, files: readonly Attachment[]): void {
  if (files.length > 0) attached.set(id, files);
}

/** The files of a submission. */
export function attachmentsOf(id: string): readonly Attachment[] {
  return attached.get(id) ?? [];
}

/** Lets the files of a submission go. */
export function detach(id: string): void {
  attached.delete(id);
}

/** A form of several parts: `body` is the text of the submission, and each file stands under the name of its field. */
export function withAttachments(text: string, files: readonly Attachment[]): FormData {
  const parts = new FormData();
  parts.append('body', text);
  for (const { field, file } of files) parts.append(field, file, file.name);
  return parts;
}
