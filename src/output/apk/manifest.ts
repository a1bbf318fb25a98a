// Metadata of a face's package: its manifest and its entry in the list of faces.
import { ANDROID_NAMESPACE } from '@/bytes/android/binaryXml';
import { type XmlElement, xml } from '@/bytes/xml/xml';
import type { FacePackage } from './writeApk';

/** Resource names of the face's label and preview picture. */
export const LABEL = 'app_name';
export const PREVIEW = 'preview';

/** Minimum API level: version 1 of the format needs 33, and each later version one more. */
export const minSdk = (formatVersion: number): number => 32 + formatVersion;
/** Target API level: Play requires at least 34; 36 is the newest that all tools support. */
const TARGET_SDK = 36;
export const targetSdk = (formatVersion: number): number => Math.max(TARGET_SDK, minSdk(formatVersion));

/** Application property with the face's format version. */
export const VERSION_PROPERTY = 'com.google.wear.watchface.format.version';

type Says = Pick<FacePackage, 'formatVersion' | 'publisher'>;

const application = ({ formatVersion, publisher }: Says) => {
  const named = (element: string, name: string, value: string | number) =>
    xml(element, { 'android:name': name, 'android:value': value });
  return xml('application', { 'android:label': `@string/${LABEL}`, 'android:hasCode': 'false' }, [
    named('meta-data', 'com.google.android.wearable.standalone', 'true'),
    named('property', VERSION_PROPERTY, formatVersion),
    named('property', 'com.google.wear.watchface.format.publisher', publisher),
  ]);
};
const watch = () => xml('uses-feature', { 'android:name': 'android.hardware.type.watch' });

/** The manifest inside a package. */
export const manifestOf = (face: Says & Pick<FacePackage, 'packageName' | 'versionCode' | 'versionName'>): XmlElement =>
  xml(
    'manifest',
    {
      'xmlns:android': ANDROID_NAMESPACE,
      'android:versionCode': face.versionCode,
      'android:versionName': face.versionName,
      package: face.packageName,
    },
    [
      xml('uses-sdk', {
        'android:minSdkVersion': minSdk(face.formatVersion),
        'android:targetSdkVersion': targetSdk(face.formatVersion),
      }),
      watch(),
      application(face),
    ],
  );

/** The manifest in a source project; Gradle adds package name, versions and SDK levels from the build file. */
export const sourceManifestOf = (face: Says): XmlElement =>
  xml('manifest', { 'xmlns:android': ANDROID_NAMESPACE }, [watch(), application(face)]);

/** res/xml/watch_face_info.xml. `editable`: the wearer can choose colours or slots. */
export const watchFaceInfoOf = ({ editable }: FacePackage['watchFaceInfo']): XmlElement =>
  xml('WatchFaceInfo', {}, [
    xml('Preview', { value: `@drawable/${PREVIEW}` }),
    xml('Editable', { value: String(editable) }),
  ]);
