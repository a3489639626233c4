/** Why a file of `media/` cannot be shown. */
export interface PictureFault {
  rule: string;
  message: string;
  hint: string;
}

export function isFault(looked: object): looked is PictureFault {
  return 'rule' in looked;
}
