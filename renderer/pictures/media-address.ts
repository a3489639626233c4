import { DOWNLOAD_ENDINGS } from '../../schemas/download.ts';
import { PLAYED_ENDINGS } from '../../schemas/video-file.ts';
import { nameOf, PICTURE_FOLDER, picturesInMarkup, readPictureAddress } from './picture-address.ts';

const ENDINGS = [...DOWNLOAD_ENDINGS, ...PLAYED_ENDINGS].join('|');

const DOWNLOAD = `/${PICTURE_FOLDER}/[a-z0-9-]+-([0-9a-f]{10})\\.(?:${ENDINGS})`;
const ADDRESS = new RegExp(`^${DOWNLOAD}$`);
// As an attribute value, or in the serialized texts of an island.
const IN_MARKUP = new RegExp(`${DOWNLOAD}(?="|&quot;)`, 'g');

/** Address of a downloadable or playable file; contains a hash of its content. */
export function downloadAddress(src: string, hash: string): string {
  const ending = src.slice(src.lastIndexOf('.') + 1).toLowerCase();
  return `/${PICTURE_FOLDER}/${nameOf(src)}-${hash}.${ending}`;
}

/** Whether an address is that of a file offered as it is. */
export function isDownloadAddress(address: string): boolean {
  return ADDRESS.test(address);
}

/** Hash in the address of a picture or a downloadable file; undefined if it is neither. */
export function hashInAddress(address: string): string | undefined {
  return readPictureAddress(address)?.hash ?? ADDRESS.exec(address)?.[1];
}

/** Files of `media/` that a page shows and offers, as unique paths inside the output. */
export function mediaInMarkup(markup: string): string[] {
  const offered = new Set(markup.match(IN_MARKUP));
  return [...picturesInMarkup(markup), ...[...offered].map((address) => address.slice(1))];
}
