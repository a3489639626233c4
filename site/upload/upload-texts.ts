import { MAX_UPLOAD, type Refusal } from './upload-file.ts';
import type { UploadEntry, Uploads } from './upload-queue.ts';

const MEGABYTE = 1_048_576;

/** Largest file, as visitors are told (docs/product.md, "Upload portal"). */
export const LIMIT = `${MAX_UPLOAD / MEGABYTE} MB`;

/** Toasts (docs/product.md, "Upload portal"). */
export const TOASTS = {
  success: 'Files uploaded successfully! Your notary will review them before your appointment.',
  error: 'Upload failed. Please try again or contact your notary.',
};

const REFUSALS: Record<Refusal, string> = {
  empty: 'Not taken: the file is empty.',
  'too-large': `Not taken: it is larger than ${LIMIT}. A photo of each page is usually smaller.`,
  'other-type': 'Not taken: what is in it is no JPEG, PNG, WebP or HEIC picture and no PDF.',
  damaged:
    'Not taken: the picture in it is damaged. Open it on your device and save or take it anew.',
  unreadable: 'Not taken: your device cannot read it. Folders have to be opened first.',
};

/** A size in the unit that people read. */
export function sizeText(bytes: number): string {
  if (bytes >= MEGABYTE) return `${(bytes / MEGABYTE).toFixed(1)} MB`;
  return `${Math.ceil(bytes / 1024)} KB`;
}

/** Where a file is on its way. */
export function entryText({ state, progress, refusal }: UploadEntry): string {
  switch (state) {
    case 'refused':
      return refusal === undefined ? '' : REFUSALS[refusal];
    case 'listed':
      return 'Ready for your visit. It has not left this device.';
    case 'waiting':
      return 'Waiting for its turn';
    case 'uploading':
      return progress < 1 ? `${Math.floor(progress * 100)}% sent` : 'Waiting for the receipt';
    case 'stored':
      return 'Received by your notary';
    case 'failed':
      return 'Did not get through';
    case 'cancelled':
      return 'Cancelled';
  }
}

/** What the list as a whole says, for eyes and ears. */
export function statusText({ entries, state }: Uploads): string {
  const refused = entries.filter((entry) => entry.state === 'refused').length;
  const failed = entries.filter((entry) => entry.state === 'failed').length;
  const active = entries.find((entry) => entry.state === 'uploading');
  const faults = [
    failed > 0 ? `${failed === 1 ? 'One file' : `${failed} files`} did not get through.` : '',
    refused > 0 ? `${refused === 1 ? 'One file was' : `${refused} files were`} not taken.` : '',
  ];
  const doing = {
    idle: '',
    uploading: active ? `Sending ${active.name}.` : 'Sending.',
    success: 'Done.',
    error: '',
  }[state];
  const listed = entries.some((entry) => entry.state === 'listed')
    ? 'Nothing has left this device.'
    : '';
  return [doing, listed, ...faults].filter(Boolean).join(' ');
}
