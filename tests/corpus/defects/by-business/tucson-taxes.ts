import { type Defect, defects } from '../../defect.ts';

/** Mistakes of owners, writers and developers, made before the rules were read, and found since. */
export const TUCSON: readonly Defect[] = [
  ...defects(
    'facts|copy|law|seo|links|address|shape|schedule|picture|prose|style',
    'tucson-taxes',
    [
      ['landings/tax-return-tucson.yaml', 'start at {fees.selfEmployed}.', 'start at $320.'],
      [
        'landings/tax-return-tucson.yaml',
        'On Thursday, April 15, 2027',
        'On Wednesday, April 15, 2027',
      ],
      [
        'pages/contact/page.yaml',
        'answers at {business.phone}, in',
        'answers at (520) 555-0134, in',
      ],
      [
        'landings/payroll-service.yaml',
        'On Monday, February 1, 2027, to',
        'On Monday, January 31, 2027, to',
      ],
      ['landings/solicitud-de-itin.yaml', '"{fees.itin} para el primer', '"$140 para el primer'],
      [
        'landings/contabilidad-tucson.yaml',
        'terminarlo con {times.noticeDays} días',
        'terminarlo con 15 días',
      ],
      [
        'landings/declaracion-de-impuestos-tucson.yaml',
        'until: 2027-02-12T17:30',
        'until: 2027-02-15T17:30',
      ],
      [
        'pages/prices/page.yaml',
        '"{early.discountPercent}% off for early birds"',
        '"15% off for early birds"',
      ],
      [
        'pages/privacidad/page.yaml',
        'Escriba a {business.email} o',
        'Escriba a info@saguaroledger.example o',
      ],
      [
        'landings/payroll-service.yaml',
        'within {times.replyDays} business',
        'within {times.replyDay} business',
      ],
      [
        'landings/tax-return-tucson.yaml',
        'your federal and Arizona returns, goes',
        'your federal and and Arizona returns, goes',
      ],
      [
        'landings/catch-up-bookkeeping.yaml',
        'Most owners go on with a monthly plan.',
        'Most owners go on with a montly plan.',
      ],
      [
        'landings/declaraciones-atrasadas.yaml',
        'question: ¿Puedo pagar en partes?',
        'question: Puedo pagar en partes?',
      ],
      [
        'landings/declaraciones-atrasadas.yaml',
        'directCTA: Pedir una plática confidencial',
        'directCTA: Ask for a confidential talk',
      ],
      [
        'pages/about/page.yaml',
        'department of a building supplier. Learned',
        'department of [company name]. Learned',
      ],
      [
        'landings/bookkeeping-tucson.yaml',
        '[Four accounts reconciled, Profit and loss and balance sheet',
        '[Four accounts reconciled, Four accounts reconciled',
      ],
      [
        'landings/solicitud-de-itin.yaml',
        'headline: Traiga su carpeta y llévesela de regreso',
        'headline: Trae tu carpeta y llévatela de regreso',
      ],
      [
        'landings/tax-return-tucson.yaml',
        'headline: Your tax return, done right and explained',
        'headline: The biggest refund in Tucson, guaranteed',
      ],
      [
        'pages/careers/page.yaml',
        'We look for people who like numbers',
        'We look for young women who like numbers',
      ],
      [
        'landings/catch-up-bookkeeping.yaml',
        '- You pay by the month of records, as they are finished.',
        '- Leave us a five-star review and get $20 off.',
      ],
      [
        'landings/prior-year-returns.yaml',
        'title: Late tax returns and prior years in Tucson',
        'title: ITIN application and renewal in Tucson',
      ],
      [
        'landings/taxes-oro-valley-marana.yaml',
        'description: Stock plans, rental houses and side businesses north of Tucson. Upload your papers, talk by video, and sign on your phone. Call {business.phone}.',
        'description: Tax help.',
      ],
      [
        'landings/servicio-de-nomina.yaml',
        'translationOf: payroll-service',
        'translationOf: bookkeeping-tucson',
      ],
      ['pages/guias/elegir-preparador/page.md', 'href: /precios }', 'href: /precio }'],
      [
        'pages/guias/elegir-preparador/page.md',
        '(https://irs.treasury.gov',
        '(https:/irs.treasury.gov',
      ],
      ['site.config.yaml', 'closes: "17:30"', 'closes: "05:30"'],
      ['site.config.yaml', 'whatsapp: "15205550143"', 'whatsapp: "5205550143"'],
      [
        'pages/guias/elegir-preparador/page.md',
        '| Abogado | Un estado | Sí, en todo |',
        '| Abogado | Un estado |',
      ],
      [
        'pages/guias/elegir-preparador/page.md',
        '1. **¿Tiene PTIN?** Todo',
        '1. **¿Tiene PTIN? Todo',
      ],
    ],
  ),
];
