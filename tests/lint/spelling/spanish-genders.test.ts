import { describe, expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

describe('a Spanish article of the other gender', () => {
  it.each([
    ['es', 'Llene la formulario antes de la visita.', 'la'],
    ['es', 'Traiga la documento original.', 'la'],
    ['es', 'Necesitamos una documento con foto.', 'una'],
    ['es', 'Firme la testamento en casa.', 'la'],
    ['es', 'El firma se hace en su casa.', 'El'],
    ['es', 'Pida un cita por teléfono.', 'un'],
    ['es', 'El cita dura veinte minutos.', 'El'],
    ['es', 'Esta formulario es gratis.', 'Esta'],
    ['es', 'Nuestra formulario está en línea.', 'Nuestra'],
    ['es', 'Este firma no vale.', 'Este'],
    ['es', 'Nuestro oficina está en Midland.', 'Nuestro'],
    ['es', 'Pida nuestro carta de precios.', 'nuestro'],
    ['es', 'En la momento de firmar llame.', 'la'],
    ['es', 'Para la negocio de su familia.', 'la'],
    ['es', 'Hay que sellar la documento.', 'la'],
    ['es', 'Es un idea de la casa.', 'un'],
    ['es', 'Vive en una apartamento del centro.', 'una'],
    ['es', 'Revise el página que firma.', 'el'],
    ['es', 'Llegamos en un hora.', 'un'],
    ['es', 'La mapa está abajo.', 'La'],
    ['es', 'Use una cheque o una tarjeta.', 'una'],
    ['es', 'Con el firma de los dos.', 'el'],
    ['es', 'Antes de la pago se revisa.', 'la'],
    ['es', 'Esta título es de su camioneta.', 'Esta'],
    ['es', 'El camioneta está en el patio.', 'El'],
  ])('is told in %s: %s', (language, text, words) => {
    expect(findingsOf(text, { language })).toContain(`copy/spelling: ${words}`);
  });

  it.each([
    ['es', 'La mano y el agua, el acta y el arma, la foto y la moto.'],
    ['es', 'La notario y la testigo llegan juntas.'],
    ['es', 'La documento yo mismo, y la sello después.'],
    ['es', 'La firma él y la copia ella.'],
    ['es', 'Si él firma, la cita vale.'],
    ['es', 'El que firma paga; quien la registro soy yo.'],
    ['es', 'Cuando la recibo, la archivo y la pago.'],
    ['es', 'El día que la contrato, la acuerdo con ustedes.'],
    ['es', 'El formulario y la firma, la cita y el documento.'],
    ['es', 'Un firmante y una firmante, un testigo.'],
    ['es', 'El guardia, el policía y el cámara.'],
    ['es', 'Un copia y pega rápido.'],
    ['es', 'El cuentakilómetros y el portada no existen.'],
    ['es', 'La radio y el radio del servicio.'],
    ['es', 'Cualquier orden de la corte, y el corte de pelo en la esquina.'],
    ['es', 'El hambre, el aula, el área y el alma.'],
    ['es', 'Un área de servicio y un aula limpia.'],
    ['es', 'La premio con un dulce cuando se porta bien.'],
    ['es', 'A la perra la peso cada mes.'],
    ['es', 'La Formulario Taller y El Carta son nombres.'],
    ['es', 'No la cambio ni la retiro sin avisar.'],
    ['es', 'La capital y el capital, el orden y la orden.'],
    ['es', 'El sobre y lo que va sobre la mesa.'],
    ['es', 'El boca a boca y el cabeza de familia.'],
    ['es', 'La número uno del cuaderno es de la abuela.'],
  ])('is right in %s: %s', (language, text) => {
    const told = findingsOf(text, { language });
    expect(told.filter((found) => found.startsWith('copy/spelling'))).toEqual([]);
  });
});
