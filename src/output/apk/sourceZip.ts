// Writes a watch face's sources as a Gradle project for Android Studio, to build a signed package with other tools.
import { joinBytes } from '@/bytes/joinBytes';
import { writeXml } from '@/bytes/xml/writeXml';
import { type XmlElement, xml } from '@/bytes/xml/xml';
import { writeZip, type ZipEntry } from '@/bytes/zip/writeZip';
import { fontLicenseEntries } from '../fontLicenses';
import { LABEL, minSdk, PREVIEW, sourceManifestOf, targetSdk, watchFaceInfoOf } from './manifest';
import type { FacePackage } from './writeApk';

/** The build plugin and the Gradle version that it requires, as of November 2026. */
const PLUGIN_VERSION = '8.13.0';
const GRADLE_VERSION = '8.13';
const MAIN = 'app/src/main';

/** Where Gradle writes the release bundle. */
const BUNDLE = 'app/build/outputs/bundle/release/app-release.aab';

const encoder = new TextEncoder();
const lines = (...text: readonly string[]): string => `${text.join('\n')}\n`;

/** A string literal of a Kotlin script. */
const quoted = (text: string): string => `"${text.replace(/[\\"$]/g, '\\$&')}"`;

/** A valid Gradle project name, without path characters. */
const projectName = (label: string): string => label.replace(/[\\/:<>"?*|]/g, ' ').trim() || 'face';

const SETTINGS = (name: string) =>
  lines(
    'pluginManagement {',
    '    repositories {',
    '        google()',
    '        mavenCentral()',
    '        gradlePluginPortal()',
    '    }',
    '}',
    'dependencyResolutionManagement {',
    '    repositories {',
    '        google()',
    '        mavenCentral()',
    '    }',
    '}',
    `rootProject.name = ${quoted(name)}`,
    'include(":app")',
  );

const APP_BUILD = ({ packageName, versionCode, versionName, formatVersion }: FacePackage) =>
  lines(
    'plugins {',
    '    id("com.android.application")',
    '}',
    '',
    'android {',
    `    namespace = ${quoted(packageName)}`,
    `    compileSdk = ${targetSdk(formatVersion)}`,
    '',
    '    defaultConfig {',
    `        applicationId = ${quoted(packageName)}`,
    `        minSdk = ${minSdk(formatVersion)}`,
    `        targetSdk = ${targetSdk(formatVersion)}`,
    `        versionCode = ${versionCode}`,
    `        versionName = ${quoted(versionName)}`,
    '    }',
    '',
    '    buildTypes {',
    '        release {',
    '            // A watch face has no code to make smaller, and its pictures are named by a document that is not looked into.',
    '            isMinifyEnabled = false',
    '            isShrinkResources = false',
    '        }',
    '    }',
    '}',
  );

const README = ({ labels, packageName, formatVersion }: FacePackage) =>
  lines(
    `# ${labels.en}`,
    '',
    `A watch face in the Watch Face Format, version ${formatVersion}: no code, only resources.`,
    '',
    'Open this folder in Android Studio, or with JDK 17, Gradle and the Android SDK (`ANDROID_HOME` is its folder):',
    '',
    '```sh',
    `gradle wrapper --gradle-version ${GRADLE_VERSION}`,
    './gradlew assembleDebug',
    'adb install app/build/outputs/apk/debug/app-debug.apk',
    '```',
    '',
    `Google Play takes app bundles (AAB): \`./gradlew bundleRelease\` makes one, as \`${BUNDLE}\`; sign it with your upload key before you upload it, and raise \`versionCode\` in \`app/build.gradle.kts\` for each upload. In Android Studio, Generate Signed App Bundle does both steps.`,
    '',
    `Google Play 接受应用包（AAB）：运行 \`./gradlew bundleRelease\` 即可生成 \`${BUNDLE}\`，上传前请用您的上传密钥签名，并在 \`app/build.gradle.kts\` 中为每次上传增大 \`versionCode\`。Android Studio 的 Generate Signed App Bundle 会完成构建和签名。`,
    '',
    '```sh',
    '# The upload key, once / 上传密钥，只需创建一次',
    'keytool -genkeypair -keystore upload.jks -alias upload -keyalg RSA -keysize 2048 -validity 10000',
    '# Build and sign / 构建并签名',
    './gradlew bundleRelease',
    `jarsigner -keystore upload.jks ${BUNDLE} upload`,
    '# Check, and install on a watch / 检查，并装到手表上',
    `bundletool validate --bundle=${BUNDLE}`,
    `bundletool build-apks --connected-device --bundle=${BUNDLE} --output=face.apks`,
    'bundletool install-apks --apks=face.apks',
    '```',
    '',
    `The document is \`${MAIN}/res/raw/watchface.xml\`, its pictures are in \`${MAIN}/res/drawable-nodpi\`. The package is \`${packageName}\`.`,
  );

/** Escapes a string resource: apostrophes, quotation marks, a leading `@` or `?`, and backslashes are special. */
const resourceText = (text: string): string =>
  text
    .replace(/[\\'"]/g, '\\$&')
    .replace(/^[@?]/, '\\$&')
    .replaceAll('\n', '\\n');

function stringsXml(face: FacePackage, language: 'en' | 'zh'): XmlElement {
  const all = [{ name: LABEL, ...face.labels }, ...face.strings];
  return xml(
    'resources',
    {},
    all.map((one) => xml('string', { name: one.name }, [resourceText(one[language])])),
  );
}

/** Path and content of each file, in a fixed order. */
export function sourceFiles(face: FacePackage): readonly ZipEntry[] {
  const text = (name: string, content: string): ZipEntry => ({ name, bytes: joinBytes([encoder.encode(content)]) });
  const markup = (name: string, root: XmlElement) => text(`${MAIN}/${name}`, writeXml(root, { indent: 4 }));
  return [
    text('README.md', README(face)),
    text('settings.gradle.kts', SETTINGS(projectName(face.labels.en))),
    text(
      'build.gradle.kts',
      lines('plugins {', `    id("com.android.application") version "${PLUGIN_VERSION}" apply false`, '}'),
    ),
    text('gradle.properties', lines('org.gradle.jvmargs=-Xmx2g', 'android.useAndroidX=true')),
    text('.gitignore', lines('.gradle/', 'build/', 'local.properties', '.idea/')),
    text('app/build.gradle.kts', APP_BUILD(face)),
    markup('AndroidManifest.xml', sourceManifestOf(face)),
    text(`${MAIN}/res/raw/watchface.xml`, face.watchFaceXml),
    markup('res/xml/watch_face_info.xml', watchFaceInfoOf(face.watchFaceInfo)),
    markup('res/values/strings.xml', stringsXml(face, 'en')),
    markup('res/values-zh/strings.xml', stringsXml(face, 'zh')),
    ...face.drawables.map(({ name, extension, bytes }) => ({
      name: `${MAIN}/res/drawable-nodpi/${name}.${extension}`,
      bytes,
      stored: true,
    })),
    { name: `${MAIN}/res/drawable-nodpi/${PREVIEW}.png`, bytes: face.preview, stored: true },
    ...face.fonts.map(({ name, extension, bytes }) => ({ name: `${MAIN}/res/font/${name}.${extension}`, bytes })),
    ...fontLicenseEntries(face.fontLicenses, `${MAIN}/`),
  ];
}

/** The project as one zip. */
export const writeSourceZip = (face: FacePackage): Promise<Uint8Array<ArrayBuffer>> => writeZip(sourceFiles(face));
