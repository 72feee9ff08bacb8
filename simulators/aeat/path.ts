/** Path of the service below the simulator's URL. */
export const verifactuPath = '/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP';
