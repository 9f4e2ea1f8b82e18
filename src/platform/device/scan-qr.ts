/** QR codes seen by the device's camera, where the browser can detect them. */

/** The part of the Barcode Detection API that is used; TypeScript's DOM types lack it. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

interface ScanOptions {
  /** Called with the content of each QR code; again for the same one as long as it is seen. */
  onText: (text: string) => void;
  /** Called once when the camera cannot be used: refused, taken by another app, or missing. */
  onFailed: () => void;
}

const FORMAT = 'qr_code';
/** Milliseconds between two looks; a detection takes about 20 ms of a phone's processor. */
const LOOK_MS = 200;

/** Resolves to true where the browser detects QR codes and the device has a camera. */
export async function canScanQr(): Promise<boolean> {
  const Detectors = detectorClass();
  // `navigator.mediaDevices` is missing on insecure pages.
  const media: MediaDevices | undefined = navigator.mediaDevices;
  if (Detectors === undefined || media === undefined) return false;
  try {
    const [formats, devices] = await Promise.all([Detectors.getSupportedFormats(), media.enumerateDevices()]);
    return formats.includes(FORMAT) && devices.some(({ kind }) => kind === 'videoinput');
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** Shows the camera in the element and looks for QR codes. Returns a function that ends both. */
export function scanQr(video: HTMLVideoElement, { onText, onFailed }: ScanOptions): () => void {
  const Detectors = detectorClass();
  if (Detectors === undefined) {
    onFailed();
    return () => undefined;
  }
  const detector = new Detectors({ formats: [FORMAT] });
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const stop = (): void => {
    ended = true;
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const look = async (): Promise<void> => {
    const found = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await detector.detect(video) : [];
    for (const { rawValue } of found) if (!ended) onText(rawValue);
    if (!ended) timer = setTimeout(() => void look().catch(fail), LOOK_MS);
  };
  const fail = (): void => {
    if (ended) return;
    stop();
    onFailed();
  };
  const start = async (): Promise<void> => {
    const opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    stream = opened;
    if (ended) {
      stop();
      return;
    }
    video.srcObject = opened;
    await video.play();
    await look();
  };
  void start().catch(fail);
  return stop;
}

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
