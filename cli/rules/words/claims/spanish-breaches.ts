import type { Breach } from './breach.ts';

const ES_LAWFUL =
  /(?<!\p{L})(?:a (?:(?:su|tu|la) )?medida|por encargo|personalizad\p{L}*|perecedero\p{L}*|entradas?|digital\p{L}*|precinto|empresas?|profesionales)(?!\p{L})/iu;

/** What the exclusion of liability leaves, or is about. */
const ES_LIMITED =
  /(?<!\p{L})(?:salvo|excepto|dolo|negligencia|culpa|fuerza mayor|enlaces?|enlazad\p{L}*|contenidos?|terceros|sitios?|webs?|páginas?|virus|interrupciones|opiniones|empresas|profesionales|seguro|ley)(?!\p{L})/iu;

/** How Spanish texts take from consumers what the law gives them. */
export const SPANISH_BREACHES: readonly Breach[] = [
  {
    wrong: 'excluded',
    sign: 'desistimiento',
    said: /(?<!\p{L})(?:sin derecho (?:de|a|al) desistimiento|no (?:hay|existe|se admite|tiene) (?:el )?(?:derecho (?:de|a|al) )?desistimiento|se excluye (?:el derecho de )?desistimiento)(?!\p{L})/iu,
    unless:
      /(?<!\p{L})(?:a (?:(?:su|tu|la) )?medida|por encargo|personalizad\p{L}*|perecedero\p{L}*|entradas?|fecha|digital\p{L}*|precinto|empresas?|profesionales|urgen\p{L}+|una vez|terminad\p{L}+|ya no)(?!\p{L})/iu,
  },
  {
    wrong: 'excluded',
    sign: 'garantía legal',
    said: /(?<!\p{L})(?:se excluye|queda excluida|renuncia a|sin) (?:la )?garantía legal(?!\p{L})/iu,
  },
  {
    wrong: 'without-tax',
    sign: 'IVA',
    said: /(?<!\p{L})(?:precios (?:(?!con |inclu)\p{L}+,? ){0,5}?(?:sin|más|\+|no incluyen) (?:el )?IVA|IVA no incluido)(?!\p{L})/iu,
  },
  {
    wrong: 'excluded',
    sign: 'dev',
    said: /(?<!\p{L})(?:no (?:se )?(?:admit\p{L}+|acept\p{L}+|hac\p{L}+|realiza\p{L}*|efectúa\p{L}*) (?:la )?devoluci(?:ón|ones)|no (?:se )?(?:devuelve|devuelven|devolvemos|devolverá)(?: (?:el|la|los|las|ningún|ninguna)? ?\p{L}+){0,3})(?!\p{L})[^.!?\n]{0,30}?(?:bajo ning(?:ún|una) (?:concepto|circunstancia)|en ning(?:ún|una) (?:caso|circunstancia)|por ning(?:ún|una) (?:motivo|causa|razón))(?!\p{L})/iu,
    unless: ES_LAWFUL,
  },
  {
    wrong: 'excluded',
    sign: 'renunci',
    said: /(?<!\p{L})(?:(?:el|la) (?:cliente|clienta|alumno|alumna|comprador|usuario|consumidor|paciente) )?renunci(?:a|as|an|o|amos)(?: usted)?(?: expresamente)? a(?:l)? (?:(?:sus?|tus?|todos? (?:los|sus|tus)|cualquier|toda|su|tu|el|la|los|ejercer el|ejercer su) ){0,2}?(?:derechos?(?! de (?:imagen|autor))|desistimiento|garantía|reclamaci(?:ón|ones)|reclamar)(?!\p{L})/iu,
    unless:
      /(?<!\p{L})(?:no|nunca|nadie|sin|contenido digital|digital(?:es)?|empresas|herencia|imagen|nula?s?)(?!\p{L})/iu,
  },
  {
    wrong: 'excluded',
    sign: 'respon',
    said: /(?<!\p{L})(?:no (?:nos hacemos|nos haremos|somos|seremos|se hace|será|asumimos|respondemos|responderemos|aceptamos)(?: ninguna| de ninguna)? ?(?:responsab(?:les?|ilidad))?(?!\p{L})[^.!?;]{0,50}?(?:en ningún caso|bajo ning(?:ún|una) (?:concepto|circunstancia)|por ning(?:ún|una) (?:motivo|causa|daño)|pase lo que pase)|(?:en ningún caso|bajo ning(?:ún|una) (?:concepto|circunstancia)) (?:nos (?:hacemos|haremos) responsables|(?:somos|seremos) responsables|(?:respondemos|responderemos)|se hace responsable|asum(?:imos|iremos) (?:ninguna )?responsabilidad))(?!\p{L})/iu,
    unless: ES_LIMITED,
  },
  {
    wrong: 'excluded',
    sign: 'garantía',
    said: /(?<!\p{L})(?:(?:esta|nuestra|la) garantía (?:sustituye|reemplaza|anula|excluye)(?: a)? (?:(?:la|los|sus|tus|cualquier|todos los) ){0,2}?(?:garantía|derechos|otra garantía)|(?:se )?(?:vend\p{L}+|entreg\p{L}+) sin (?:ningún tipo de |ninguna )?garantía(?! (?:comercial|adicional|de (?:que|precio)))|garantía (?:queda|está) (?:totalmente )?excluida|sin garantía (?:alguna|de ningún tipo))(?!\p{L})/iu,
    unless:
      /(?<!\p{L})(?:no (?:sustituye|se vend\p{L}+|vend\p{L}+|entreg\p{L}+)|nunca|nada|ni|particulares|empresas|profesionales|además|piezas? que (?:traes|trae))(?!\p{L})/iu,
  },
  {
    wrong: 'excluded',
    sign: 'desist',
    said: /(?<!\p{L})(?:(?:queda|está) excluido el (?:derecho de |derecho al )?desistimiento|(?:derecho (?:de|al) )?desistimiento (?:queda|está) (?:totalmente |siempre )?excluido|no (?:cabe|procede|se aplica|es posible|se acepta) (?:el )?(?:derecho (?:de|al) )?desistimiento|no (?:se puede|puedes|puede|podrá|podrás) desistir (?:en ningún caso|nunca|bajo ningún concepto))(?!\p{L})/iu,
    unless:
      /(?<!\p{L})(?:a (?:(?:su|tu|la) )?medida|por encargo|personalizad\p{L}*|perecedero\p{L}*|entradas?|fechas?|digital\p{L}*|precint\p{L}*|higien\p{L}*|empresas?|profesionales|103|una vez|si|cuando|urgente)(?!\p{L})/iu,
  },
  {
    wrong: 'gagged',
    sign: 'reseña',
    countries: ['US'],
    said: /(?<!\p{L})(?:(?:acepta|aceptas|acuerda|acuerdas|se compromete a|te comprometes a|debe|debes|puede|puedes|podrá|podrás) no|no (?:puede|puedes|podrá|podrás|debe|debes)) (?:publicar|escribir|dejar|poner|hacer)(?!\p{L})[^.!?;]{0,20}?reseñas? (?:negativas?|malas?|críticas?|desfavorables?)(?!\p{L})/iu,
    unless: /(?<!\p{L})(?:nunca (?:pedimos|te pedimos)|ilegal|nula|la ley)(?!\p{L})/iu,
  },
];
