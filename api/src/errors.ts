import type { ErrorCode, FieldError } from '@idavuelta/shared/contracts';
import type { StaffErrorCode } from '@idavuelta/shared/contracts/staff';

/** Error codes of the site and the back office. */
export type ApiErrorCode = ErrorCode | StaffErrorCode;

/** HTTP status of every error code. A code without a status does not compile. */
export const statusOf: Record<ApiErrorCode, number> = {
  VALIDATION_FAILED: 400,
  URL_NOT_ALLOWED: 400,
  UNAUTHENTICATED: 401,
  BAD_CREDENTIALS: 401,
  ACCOUNT_NOT_VERIFIED: 403,
  ACCOUNT_BLOCKED: 403,
  NOT_INVITED: 403,
  NOT_FOUND: 404,
  EMAIL_UNKNOWN: 404,
  COUPON_UNKNOWN: 404,
  EMAIL_TAKEN: 409,
  OUT_OF_STOCK: 409,
  EVENT_CLOSED: 409,
  INVITATION_USED_UP: 409,
  TOO_MANY_UNPAID_ORDERS: 409,
  SALES_CLOSED: 409,
  SALE_NOT_OPEN: 409,
  TICKET_LIMIT_REACHED: 409,
  ADMISSION_REQUIRED: 409,
  ADMISSION_USED: 409,
  TURN_NOT_YET: 409,
  TURN_PASSED: 410,
  STATE_CONFLICT: 409,
  PAYMENT_METHOD_UNAVAILABLE: 409,
  CHARGE_CHANGED: 409,
  TRANSFER_TOO_LATE: 409,
  TRANSFER_LIMIT_REACHED: 409,
  PREVIEW_ONLY: 403,
  COUPON_EXPIRED: 409,
  COUPON_USED_UP: 409,
  COUPON_NOT_FOR_EVENT: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  TICKET_INVALID: 409,
  TICKET_CHECKED: 409,
  TICKET_CHANGED_TOO_OFTEN: 409,
  DEVICE_KEY_NEEDED: 403,
  REFUND_TOO_LATE: 409,
  PAYMENT_UNDER_REVIEW: 409,
  TOKEN_INVALID: 410,
  ALREADY_VERIFIED: 410,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  PAYMENT_PROVIDER_FAILED: 502,
  NETWORK: 502,
  TIMEOUT: 504,
  FORBIDDEN: 403,
  CODE_INVALID: 401,
  CSRF_TOKEN_INVALID: 403,
  CHANGED_MEANWHILE: 412,
  LAST_OWNER: 409,
  ALREADY_COLLEAGUE: 409,
  COLLEAGUE_BLOCKED: 409,
  INVITED_WITH_ANOTHER_ROLE: 409,
  OWN_SECOND_FACTOR: 409,
  SECOND_FACTOR_RESET: 403,
  NO_DEPARTURE: 409,
};

/** Default message of each error code. */
export const messageOf: Record<ApiErrorCode, string> = {
  VALIDATION_FAILED: 'Revisa los datos enviados.',
  URL_NOT_ALLOWED: 'La dirección de retorno no es de un sitio conocido.',
  UNAUTHENTICATED: 'Debes iniciar sesión.',
  BAD_CREDENTIALS: 'El correo o la contraseña son incorrectos.',
  ACCOUNT_NOT_VERIFIED: 'Tu cuenta todavía no está verificada. Revisa tu correo.',
  ACCOUNT_BLOCKED: 'Esta cuenta está bloqueada. Escríbenos.',
  NOT_FOUND: 'No encontramos lo que buscas.',
  EMAIL_UNKNOWN: 'El correo ingresado no se encuentra registrado.',
  COUPON_UNKNOWN: 'El cupón no existe.',
  EMAIL_TAKEN: 'El correo electrónico ingresado ya se encuentra registrado.',
  OUT_OF_STOCK: 'Ya no quedan cupos suficientes.',
  EVENT_CLOSED: 'El evento ya no está disponible.',
  NOT_INVITED: 'Este evento es solo para invitados.',
  INVITATION_USED_UP: 'Ya usaste los cupos de tu invitación.',
  TOO_MANY_UNPAID_ORDERS: 'Tienes demasiados boletos por pagar. Paga una compra pendiente o espera a que venza.',
  SALES_CLOSED: 'Las ventas para esta fecha ya terminaron.',
  SALE_NOT_OPEN: 'La venta todavía no ha empezado.',
  TICKET_LIMIT_REACHED: 'Con esta compra superarías el máximo de boletos por persona para este evento.',
  ADMISSION_REQUIRED: 'Este evento tiene fila virtual: podrás comprar cuando llegue tu turno.',
  ADMISSION_USED: 'Tu turno ya se usó para una compra. Para otra, vuelve a la fila.',
  TURN_NOT_YET: 'Todavía no es tu turno.',
  TURN_PASSED: 'Tu turno ya pasó. Puedes volver a la fila.',
  STATE_CONFLICT: 'La operación no es posible en el estado actual.',
  PAYMENT_METHOD_UNAVAILABLE: 'El medio de pago no está disponible.',
  CHARGE_CHANGED: 'El monto a cobrar cambió. Revísalo antes de pagar.',
  TRANSFER_TOO_LATE: 'El evento comienza en menos de 48 horas: ya no es posible pagar por transferencia.',
  PREVIEW_ONLY: 'Esta página es una vista previa: aquí no se puede comprar.',
  TRANSFER_LIMIT_REACHED:
    'Demasiados asientos de esta salida esperan una transferencia. Todavía puedes pagar con tarjeta.',
  COUPON_EXPIRED: 'El cupón está vencido.',
  COUPON_USED_UP: 'El cupón ya fue utilizado por completo.',
  COUPON_NOT_FOR_EVENT: 'El cupón no es válido para este evento.',
  IDEMPOTENCY_KEY_REUSED: 'La clave de la operación ya se usó con otros datos.',
  TICKET_INVALID: 'El boleto no es válido.',
  TICKET_CHECKED: 'El boleto ya se usó para subir a la van.',
  TICKET_CHANGED_TOO_OFTEN: 'Este boleto ya cambió de viajero demasiadas veces. Si necesitas otro cambio, escríbenos.',
  DEVICE_KEY_NEEDED: 'Los códigos escritos solo se revisan con la clave de la salida.',
  REFUND_TOO_LATE: 'El plazo para cancelar con devolución ya terminó.',
  PAYMENT_UNDER_REVIEW:
    'Estamos revisando un movimiento de dinero de esta compra: por ahora no se puede cancelar ni devolver.',
  TOKEN_INVALID: 'El enlace no es válido o ya venció.',
  ALREADY_VERIFIED: 'Tu cuenta ya está verificada.',
  RATE_LIMITED: 'Demasiados intentos. Espera un momento.',
  UNAVAILABLE: 'El servicio no está disponible por un momento. Intenta nuevamente en unos segundos.',
  INTERNAL: 'Ocurrió un error. Intenta nuevamente.',
  PAYMENT_PROVIDER_FAILED: 'El medio de pago no respondió. Intenta nuevamente.',
  NETWORK: 'No hay conexión.',
  TIMEOUT: 'La operación tardó demasiado.',
  FORBIDDEN: 'Tu función no permite esta operación.',
  CODE_INVALID: 'El código no es correcto o ya se usó.',
  CSRF_TOKEN_INVALID: 'Tu sesión cambió en otra pestaña. Recarga la página.',
  CHANGED_MEANWHILE: 'Otra persona hizo cambios mientras editabas.',
  NO_DEPARTURE: 'El evento todavía no tiene ninguna salida.',
  ALREADY_COLLEAGUE:
    'Ya trabaja aquí. Su función se cambia en su ficha; si perdió el teléfono, restablece ahí su segundo factor.',
  COLLEAGUE_BLOCKED: 'Tiene el acceso bloqueado. Para que vuelva a entrar, quita el bloqueo en su ficha.',
  INVITED_WITH_ANOTHER_ROLE:
    'Ya tiene una invitación con otra función. Cámbiala en su ficha, o invítala de nuevo con la misma función.',
  OWN_SECOND_FACTOR: 'Tu propio segundo factor lo restablece otra persona de dirección.',
  SECOND_FACTOR_RESET:
    'Se restableció tu segundo factor. Abre el enlace que te enviamos por correo; si ya venció, pide otro a dirección.',
  LAST_OWNER: 'Debe quedar al menos una persona con la función de dueño.',
};

interface AppErrorOptions {
  message?: string;
  errors?: FieldError[];
  /** When the caller may try again. */
  retryAfterSeconds?: number;
}

/** An expected error reported to the caller: a code for programs, a message for people, and the invalid fields. */
export class AppError extends Error {
  readonly code: ApiErrorCode;
  readonly errors?: FieldError[];
  readonly retryAfterSeconds?: number;

  constructor(code: ApiErrorCode, { message = messageOf[code], errors, retryAfterSeconds }: AppErrorOptions = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Creates VALIDATION_FAILED for fields that a schema cannot validate. */
export const invalidFields = (...errors: FieldError[]) => new AppError('VALIDATION_FAILED', { errors });
