/** Papers that the law of Texas lets stand without a notary. */
const FREE = String.raw`(?:(?:(?:last|handwritten|holographic|typed|texas|written) )*(?:wills?|testaments?)|(?:living wills?)|(?:private |written |sales? )?contracts?|(?:apartment |house )?leases?|bills? of sale|(?:private )?agreements?|promissory notes?|receipts?)`;
const LIBRE =
  '(?:(?:testamentos?|contratos?|convenios?|acuerdos?|pagares?|cartas? de venta|recibos?)(?: (?:de (?:renta|arrendamiento|compraventa|texas)|privados?|escritos?|a mano))?)';
const SEAL = String.raw`(?:(?:a |an |the |our |any |some )?(?:(?:notary's|notary public's|notarial|notary) )?(?:seals?|stamps?|notar(?:y|ies)(?: public)?|notari[sz]ation))`;
const SELLO =
  '(?:(?:el |un |nuestro |su )?(?:sello|notary(?: public)?|certificacion|notarizacion)(?: (?:de(?:l)? )?(?:un |una )?notary)?)';
const VOID =
  '(?:void|invalid|worthless|null|useless|(?:not|never) (?:\\w+ )?(?:valid|legal|binding|good|enforceable)|no good|(?:just|only|merely) (?:a )?(?:piece of )?paper|worth nothing|of no (?:use|value|effect))';
const NULO =
  '(?:nulos?|invalidos?|no (?:vale|valen|sirve|sirven|es valid[oa]|son valid[oa]s|tiene valor|tiene validez)|carece de valor|es solo papel|es papel mojado)';
const HOLDS = '(?:valid|legal|binding|enforceable|good|official)';

/** Up to the paper: nobody doubts it, and no other place or office is spoken of. */
const SAID = String.raw`(?<!\b(?:myth|false|wrong|believe|think|whether|if|some|other|mexico|louisiana|mito|falso|creen?|si)\b[^.]*)`;
const KNOWN = String.raw`(?![^.]*\b(?:myth|mexico|louisiana|witness(?:es)?|affidavit of|self proving|mito|testigos)\b)`;

/** Claims that such a paper is void without a seal, which would make everybody need one. */
export const NEEDED_SEALS: readonly string[] = [
  String.raw`${SAID}\b${FREE} (?:that (?:has|have|carr(?:y|ies)) no |without |lacking |with no )${SEAL} (?:(?:is|are|remains?|stays?|counts? (?:as|for)) (?:\w+ )?${VOID}|(?:does not|doesn't|do not|won't|will not) (?:count|hold|stand|work))${KNOWN}`,
  String.raw`${SAID}(?:^|\b)(?:without|with no) ${SEAL},? (?:(?:a|an|the|your|any|every|no) )?${FREE} (?:(?:is|are) (?:\w+ )?(?:${VOID}|${HOLDS})|(?:does not|doesn't|do not|won't|will not) (?:count|hold|stand))${KNOWN}`,
  String.raw`${SAID}\b(?:no ${FREE} (?:is|becomes)|(?:a|an|your|every|the) ${FREE} (?:is|are|becomes?) (?:only|not|never)) ${HOLDS} (?:(?:only )?(?:if|once|when|after|until|unless) (?:it (?:is|has been|carries|has|bears) )?(?:been )?|without )(?:notari[sz]ed|sealed|stamped|${SEAL})${KNOWN}`,
  String.raw`${SAID}\b(?:an?|your|every|each|all|any) ${FREE} (?:must|has to|have to|needs? to) be (?:notari[sz]ed|sealed by a notary|stamped by a notary) to (?:be (?:\w+ )?${HOLDS}|count|hold|stand)${KNOWN}`,
  String.raw`${SAID}\b${LIBRE} (?:sin|que no (?:tiene|lleva)) ${SELLO}(?: \w+)? (?:es |son |esta |queda )?(?:${NULO})${KNOWN}`,
  String.raw`${SAID}\bsin ${SELLO},? (?:(?:un|una|el|la|su|ningun) )?${LIBRE} (?:es |son |queda )?(?:${NULO}|vale|es valid[oa])${KNOWN}`,
  String.raw`${SAID}\b(?:un|el|su|todo|cada) ${LIBRE} (?:solo|unicamente|nada mas) (?:vale|sirve|es valid[oa]|es legal) (?:si|con|cuando) (?:lleva |tiene |trae )?${SELLO}${KNOWN}`,
];
