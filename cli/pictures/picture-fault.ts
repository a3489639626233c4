/** Why a file of `media/` cannot be used. */
export interface PictureFault {
  rule: string;
  message: string;
  hint: string;
}

export function isFault(looked: object): looked is PictureFault {
  return 'rule' in looked;
}
