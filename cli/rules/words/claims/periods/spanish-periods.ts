import { type SaidPeriods, START, saying } from './said-periods.ts';

/** How Spanish texts give periods of the law. */
export const SPANISH_PERIODS: readonly SaidPeriods[] = [
  {
    right: 'withdrawal',
    sign: /desist/i,
    asked: /desist/i,
    said: saying(
      'es',
      'N(?: \\p{L}+){0,4} (?:para|de|a) (?:ejercer )?(?:el |su |tu )?(?:derecho (?:de|al?) )?desist(?:ir|imiento)',
      '(?:plazo|derecho|período|periodo) (?:de|al?) desistimiento(?: \\p{L}+){0,3}? (?:es|son|de|dura|durante|en|tiene|vence a los)(?: \\p{L}+){0,2} N',
      'desistimiento: N',
      'desistimiento (?:puede ejercerse|podrá ejercerse|se puede ejercer|se ejerce) (?:en|durante|dentro de)(?: un plazo de)?(?: los)? N',
      'derecho a desistir..(?:en un plazo de|en|durante|dentro de) (?:los )?N',
      '(?:puede|puedes|podrá|podrás|pueden)..desistir .. ?(?:en|durante|dentro de|en un plazo de|hasta) (?:los |las )?(?:primer[oa]s |siguientes )?N',
      '(?:en|durante|dentro de) (?:los |las )?(?:primer[oa]s )?N(?: (?:desde|tras|siguientes|posteriores|a partir|después)(?: \\p{L}+){1,5})?,? (?:puede|puedes|podrá|podrás) desistir',
    ),
    unless:
      /(?<!\p{L})(?:devol(?!ver(?:l[oa]s?)?(?: (?:un[oa]?|el|la|lo|mi|algo)(?: \p{L}+)?)?\?$)\p{L}*|devuelv\p{L}*|reembols\p{L}*|reintegr\p{L}*|abon\p{L}*|catorce|14|treinta|30|meses|empresas|desde que desist\p{L}*)(?!\p{L}|\d)/iu,
  },
  {
    right: 'liability',
    sign: /arantía legal|arantía que marca la ley|conformidad/,
    asked: /garantía legal/i,
    said: saying(
      'es',
      'garantía legal(?: \\p{L}+){0,5}? (?:es|de|dura|cubre|son|durante|tiene)(?: \\p{L}+)? N',
      'N de garantía legal',
      'garantía legal \\(N',
      'garantía legal: N',
      'faltas? de conformidad..(?:en|durante|dentro de)(?: los| un plazo de)?(?: primeros)? N',
    ),
    unless:
      /(?<!\p{L})(?:segunda mano|usad[oa]s?|ocasión|reacondicionad\p{L}*|restaurad\p{L}*|digital(?:es)?|repara\p{L}*|taller|comercial|adicional\p{L}*|presum\p{L}*|prueba|empresas|tres años|3 años|antigüedades|obra)(?!\p{L})/iu,
  },
  {
    right: 'home-sale',
    sign: /cancelar[^.\n]{0,80}(?:contrato|venta|compra)/i,
    asked: /cancelar.*contrato.*(?:casa|domicilio)/i,
    said: saying(
      'es',
      'N para cancelar..(?:contrato|venta|compra)..(?:en (?:su|tu) (?:casa|hogar|domicilio)|a domicilio|puerta a puerta)',
      'cancelar..(?:contrato|venta|compra)..(?:en (?:su|tu) (?:casa|hogar|domicilio)|a domicilio|puerta a puerta)..(?:en|dentro de|hasta|durante)(?: las?| los)? N',
    ),
    unless: /(?<!\p{L})(?:tres días|3 días|reembols\p{L}*|devol\p{L}*|cita|visita)(?!\p{L})/iu,
  },
  {
    right: 'gift',
    sign: /regalo/i,
    asked: /(?:tarjeta|certificado|vale|bono|cheque)s?(?: de)? regalo/i,
    said: saying(
      'es',
      '(?:tarjetas?|certificados?|vales?|bonos?|cheques?)(?: de)? regalo(?: [^.!?;\\n]{0,30}?)? (?:caducan?|vencen?|expiran?|valen?|son? válid[oa]s?|es válid[oa]|tienen? (?:una )?validez)(?: \\p{L}+){0,4}? N',
    ),
    saidAlone: saying(
      'es',
      `${START}(?:(?:(?:el|la|los|las|cada|un|una|su|nuestr[oa]s?) )?(?:tarjetas?|certificados?|vales?|bonos?|cheques?) )?(?:caducan?|vencen?|expiran?|valen|es válid[oa]|son válid[oa]s|tienen? (?:una )?validez|válid[oa]s?)(?: (?!no|nunca)\\p{L}+){0,3}? N(?! (?:antes|después de (?:que|la visita)))`,
    ),
    unless:
      /(?<!\p{L})(?:promocional(?:es)?|gratis|de cortesía|descuento|cupón|cupones|puntos|cinco años|antes de que)(?!\p{L})/iu,
  },
  {
    right: 'used',
    sign: /egunda mano|sad[oa]|casión|eacondicionad/,
    asked: /garantía.*(?:segunda mano|usad|ocasión)|(?:segunda mano|usad|ocasión).*garantía/i,
    said: saying(
      'es',
      '(?:segunda mano|usad[oa]s?|de ocasión|reacondicionad[oa]s?)..N (?:de|como) (?:garantía)',
      'N de garantía..(?:segunda mano|usad[oa]s?|de ocasión|reacondicionad[oa]s?)',
      'garantía..(?:segunda mano|usad[oa]s?|de ocasión|reacondicionad[oa]s?).. ?N',
      '(?:segunda mano|usad[oa]s?|de ocasión|reacondicionad[oa]s?)..garantía (?:legal )?(?:es )?de N',
    ),
    unless:
      /(?<!\p{L})(?:un año|12 meses|doce meses|dos años|tres años|adicional\p{L}*|comercial|además|extra|particulares|empresas|profesionales|alquiler|batería)(?!\p{L})/iu,
  },
  {
    right: 'refund',
    sign: /desist/i,
    asked: /(?:devol|reembols|dinero).*desist|desist.*(?:devol|reembols|dinero)/i,
    said: saying(
      'es',
      '(?:tras|después de|si) (?:el |tu |su )?desist\\p{L}*..(?:devolv\\p{L}*|devuel\\p{L}*|reembols\\p{L}*|reintegr\\p{L}*|abon\\p{L}*)..(?:en|dentro de|antes de|plazo (?:máximo )?de)(?: un plazo (?:máximo )?de| los)? N',
      '(?:devolv\\p{L}*|devuel\\p{L}*|reembols\\p{L}*|reintegr\\p{L}*)..N (?:desde|tras|a partir de|después de) (?:el |tu |su |que )?desist\\p{L}*',
    ),
    unless: /(?<!\p{L})(?:empresas|profesionales|transporte|gastos de envío)(?!\p{L})/iu,
  },
];
