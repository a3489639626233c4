import { describe, expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string) => findingsOf(text, { language: 'es' });

describe('a Spanish article of the other gender before several', () => {
  it.each([
    ['Con el título limpio y los dos firmas.', 'los'],
    ['Traiga el título y los dos firmas puestas.', 'los'],
    ['Los firmas se ponen al final.', 'Los'],
    ['Con los firmas de los dos.', 'los'],
    ['Los rayas de firma están vacías.', 'Los'],
    ['Revise las títulos del coche.', 'las'],
    ['Nuestras documentos están listos.', 'Nuestras'],
    ['Llene las tres formularios.', 'las'],
    ['Hay muchas trámites en la oficina.', 'muchas'],
    ['Estos páginas no sirven.', 'Estos'],
    ['Pinte los escaleras del patio.', 'los'],
  ])('is told: %s', (text, word) => {
    expect(told(text)).toEqual([`copy/spelling: ${word}`]);
  });

  it.each([
    'Los contratos los firmas tú y los copias en casa.',
    'Los firmas al final de la cita, tú solo.',
    'Los contratos, los dos firmas y te los llevas.',
    'Si los visitas, lleva flores.',
    '¿Los compras de roble o de pino?',
    'Las testigos y las modelos llegan juntas.',
    'Las fotos, las motos y las manos.',
    'Nos los muestras cuando puedas.',
    'Estos firmas tú, aquellos yo.',
    'Los ves y los pruebas de noche.',
    'Las miramos, las pagamos, las sellamos.',
  ])('is right: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

describe('a Spanish accent that English does not have, or no form of a verb', () => {
  it.each([
    ['Certificamos la firma de poderes medicos.', 'medicos'],
    ['Hablamos con los medicos del hospital.', 'medicos'],
    ['A traves de un poder.', 'traves'],
    ['Es muy simpatico.', 'simpatico'],
    ['Un bocadillo de jamon.', 'jamon'],
    ['Vimos el menu del día.', 'menu'],
    ['Se ve en television.', 'television'],
    ['Una cafeteria en la plaza.', 'cafeteria'],
    ['Hay multiples opciones para pagar.', 'multiples'],
    ['La temperatura maxima del horno.', 'maxima'],
    ['Con una pension de viudez.', 'pension'],
    ['Firme todas las paginas.', 'paginas'],
    ['Revisamos las clausulas del contrato.', 'clausulas'],
    ['Las maquinas de coser.', 'maquinas'],
    ['Subastas publicas de vivienda.', 'publicas'],
    ['Solo aceptamos identificaciones validas.', 'validas'],
    ['Con seguro y finanza', 'finanza'],
    ['La finanza se devuelve al final.', 'finanza'],
  ])('is told: %s', (text, word) => {
    expect(told(text)).toEqual([`copy/spelling: ${word}`]);
  });

  it.each([
    'Aprendes las técnicas en clase. Las practicas en casa.',
    'En estas clases practicas lo que aprendes.',
    'Con las firmas validas el documento.',
    'En las empresas publicas tu oferta.',
    'Con estas guías practicas inglés todos los días.',
    'De las seis, dos practicas en casa.',
    'Muchas veces las alineas tú mismo.',
    'Montamos una cafe racer con piezas de la casa.',
    'Adjunte el curriculum vitae.',
    'Un vision board para el año nuevo.',
    'Cada mes en «Salon Carmen».',
    'Un partido en Leon y otro en Paris.',
    'El trailer y el record del manager.',
    'La passion de la cocina francesa.',
    'Un extension cord de diez metros.',
    'La alta finanza de Madrid.',
    'Con finanza sostenible y banca.',
  ])('is not seen in: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});
