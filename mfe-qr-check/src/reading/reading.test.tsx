import { act, screen, waitFor } from '@testing-library/react';
import { aCamera, openPage, openScanner, withCamera } from '../testing/scanner.tsx';

it('[QRC-01] opens the rear camera, and is off while the page is hidden or left', async () => {
  const cameras = [aCamera(), aCamera()];
  const unused = [...cameras];
  const getUserMedia = jest.fn(async (_: MediaStreamConstraints) => unused.shift());
  const { unmount } = await openScanner({}, () => withCamera(getUserMedia));
  expect(getUserMedia).toHaveBeenLastCalledWith({ video: expect.objectContaining({ facingMode: 'environment' }) });
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(cameras[0]?.track.stop).toHaveBeenCalled();
  hidden.mockReturnValue(false);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(getUserMedia).toHaveBeenCalledTimes(2);
  expect(cameras[1]?.track.stop).not.toHaveBeenCalled();
  unmount();
  expect(cameras[1]?.track.stop).toHaveBeenCalled();
});

it('[QRC-01] lights the torch and switches to the next camera, where the device has them', async () => {
  const rear = aCamera('rear', { torch: true });
  const getUserMedia = jest.fn(async (wanted: MediaStreamConstraints) =>
    JSON.stringify(wanted).includes('front') ? aCamera('front') : rear,
  );
  const { user } = await openScanner({}, () => withCamera(getUserMedia, ['rear', 'front']));
  await user.click(await screen.findByRole('button', { name: 'Linterna' }));
  expect(rear.track.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  expect(screen.getByRole('button', { name: 'Linterna' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Cambiar de cámara' }));
  expect(getUserMedia).toHaveBeenLastCalledWith({ video: expect.objectContaining({ deviceId: { exact: 'front' } }) });
  expect(rear.track.stop).toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Linterna' })).toBeNull();
});

it.each(['ended', 'mute'])('[FLT-18] a camera that is taken away (%s) is asked for again', async (event) => {
  const [taken, again] = [aCamera(), aCamera()];
  const cameras = [taken, again];
  await openScanner({}, () => withCamera(async () => cameras.shift()));
  await act(async () => void taken.track.dispatchEvent(new Event(event)));
  await waitFor(() => expect(cameras).toHaveLength(0));
  expect(taken.track.stop).toHaveBeenCalled();
  expect(again.track.stop).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Imagen de la cámara')).toBeInTheDocument();
});

it.each([
  ['is not given back', () => Promise.reject(new DOMException('', 'NotReadableError'))],
  [
    'shows nothing',
    async () => {
      const camera = aCamera();
      camera.track.muted = true;
      return camera;
    },
  ],
])('[FLT-18] says what to press when a camera that was taken away %s', async (_, reopened) => {
  const taken = aCamera();
  const answers: (() => Promise<unknown>)[] = [async () => taken, reopened];
  await openScanner({}, () => withCamera(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often'))));
  await act(async () => void taken.track.dispatchEvent(new Event('ended')));
  expect(await screen.findByText(/Otro programa usa la cámara/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

it('[QRC-01] shows no buttons that the device has no use for', async () => {
  await openScanner();
  expect(await screen.findByLabelText('Imagen de la cámara')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Linterna|Cambiar de cámara/ })).toBeNull();
});

it('[QRC-01] looks at the camera every 300 ms', async () => {
  Object.defineProperties(HTMLVideoElement.prototype, {
    videoWidth: { configurable: true, get: () => 12 },
    videoHeight: { configurable: true, get: () => 8 },
  });
  const drawImage = jest.fn();
  const blank = { data: new Uint8ClampedArray(8 * 8 * 4), width: 8, height: 8 };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ drawImage, getImageData: () => blank } as never);
  jest.useFakeTimers();
  try {
    await openScanner();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(drawImage).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(299));
    expect(drawImage).toHaveBeenCalledTimes(1);
    // of a frame of 12 × 8, the square in the middle
    expect(drawImage).toHaveBeenLastCalledWith(expect.anything(), 2, 0, 8, 8, 0, 0, 8, 8);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(drawImage).toHaveBeenCalledTimes(2);
    await act(() => jest.advanceTimersByTimeAsync(300));
    // for small codes, its centre, enlarged
    expect(drawImage).toHaveBeenLastCalledWith(expect.anything(), 4, 2, 4, 4, 0, 0, 640, 640);
  } finally {
    jest.useRealTimers();
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'videoWidth');
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'videoHeight');
  }
});

it.each([
  ['is refused', () => Promise.reject(Object.assign(new Error(), { name: 'NotAllowedError' })), /No hay permiso/],
  [
    'is missing',
    () => Promise.reject(Object.assign(new Error(), { name: 'NotFoundError' })),
    /No encontramos una cámara/,
  ],
  [
    'is in use',
    () => Promise.reject(Object.assign(new Error(), { name: 'NotReadableError' })),
    /Otro programa usa la cámara/,
  ],
  ['needs HTTPS', undefined, /conexión segura/],
  [
    'is there and what reads codes is not',
    () => Promise.reject(Object.assign(new Error(), { name: 'DecoderError' })),
    /No se pudo descargar lo que lee los códigos/,
  ],
])('[QRC-06] offers a photo when the camera %s', async (_, getUserMedia, words) => {
  withCamera(getUserMedia);
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'Escanear Código' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(await screen.findByLabelText('Subir una foto del código')).toHaveAttribute('type', 'file');
});
