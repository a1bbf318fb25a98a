// Every generated field, option, section, row and error has words in both languages; the test names missing ones.
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { catalogueItems } from '@/face/nodes';
import { describeFields } from '@/forms/describeFields';
import { labelKeys, optionKeys, UNSET, unfitKeys } from '@/forms/fieldWords';
import { groupFields } from '@/forms/groupFields';
import { designFactsForm } from '@/schemas/forms/designFacts';
import { exportPictureForm, watchPackageForm } from '@/schemas/forms/exporting';
import { newDesignForm } from '@/schemas/forms/newDesign';
import { profileForm } from '@/schemas/forms/profile';
import { publishForm } from '@/schemas/forms/publish';
import {
  changePasswordForm,
  emailPasswordForm,
  emailResetForm,
  phoneCodeForm,
  phonePasswordForm,
  phoneResetForm,
  registerForm,
  setPasswordForm,
} from '@/schemas/forms/signIn';
import { nodeSchemas } from '@/schemas/nodes';
import { i18nForTests, LANGUAGES, localeResources } from '@/tests/support/i18nForTests';

/** The first part of the keys, and a schema with these keys: several forms of one family share theirs. */
const schemas: readonly (readonly [string, z.ZodType])[] = [
  ...Object.entries(nodeSchemas),
  ['newDesign', newDesignForm],
  ['design', designFactsForm],
  ...[phonePasswordForm, phoneCodeForm, emailPasswordForm].map((form) => ['signIn', form] as const),
  ...[registerForm, phoneResetForm, emailResetForm, setPasswordForm, changePasswordForm].map(
    (form) => ['newAccount', form] as const,
  ),
  ['profile', profileForm],
  ['publish', publishForm('USD')],
  ['exportPicture', exportPictureForm],
  ['watchPackage', watchPackageForm(0)],
];

describe.each(LANGUAGES)('words in %s', (language) => {
  const i18n = i18nForTests(language);
  const missing = (keys: string[]) =>
    keys.some((key) => i18n.exists(key, { ns: 'fields' })) ? [] : [keys.join(' or ')];

  test.each(schemas)('%s: labels and options', (name, schema) => {
    const fields = describeFields(schema).filter((field) => field.control !== 'hidden');
    expect(fields.length).toBeGreaterThan(0);
    const gaps = fields.flatMap((field) => [
      ...missing(labelKeys(name, field.path)),
      ...((field.control === 'select' || field.control === 'segmented' || field.control === 'choices') && !field.from
        ? [...(field.options ?? []), ...(field.optional ? [UNSET] : [])].flatMap((value) =>
            missing(optionKeys(name, field.path, value)),
          )
        : []),
    ]);
    expect(gaps).toEqual([]);
  });

  test.each(schemas)('%s: options that do not fit another field', (name, schema) => {
    const depending = describeFields(schema).filter((field) => field.optionsBy);
    expect(depending.flatMap((field) => missing(unfitKeys(name, field.path)))).toEqual([]);
  });

  test.each(schemas)('%s: a choice offers at least one option', (_, schema) => {
    const empty = describeFields(schema).filter(
      (field) => (field.control === 'select' || field.control === 'segmented') && !field.from && !field.options?.length,
    );
    expect(empty.map((field) => field.path)).toEqual([]);
  });

  test.each(schemas)('%s: sections and rows', (name, schema) => {
    const sections = groupFields(describeFields(schema));
    const gaps = sections.flatMap(({ section, rows }) => [
      ...(section ? missing([`sections.${section}`]) : []),
      ...rows.flatMap(({ row }) => (row ? missing([`${name}.rows.${row}`, `rows.${row}`]) : [])),
    ]);
    expect(gaps).toEqual([]);
  });
});

test('both languages have the same keys for fields, field errors and controls', () => {
  const flat = (tree: unknown, prefix = ''): string[] =>
    typeof tree === 'object' && tree !== null
      ? Object.entries(tree).flatMap(([key, value]) => flat(value, `${prefix}.${key}`))
      : [prefix];
  const { zh, en } = localeResources();
  expect(flat(zh?.fields).sort()).toEqual(flat(en?.fields).sort());
  expect(flat(zh?.errors?.field).sort()).toEqual(flat(en?.errors?.field).sort());
  expect(flat(zh?.messages?.ui).sort()).toEqual(flat(en?.messages?.ui).sort());
});

test('English uses American spelling only', () => {
  const words = (tree: unknown): string[] =>
    typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(words) : [String(tree)];
  expect(words(localeResources().en).filter((text) => /colour|centre|grey|analogue/i.test(text))).toEqual([]);
});

test.each(['zh', 'en'] as const)('a slot has the same name in the catalogue of %s as in its type field', (language) => {
  const { catalogue, fields } = localeResources()[language] as unknown as {
    catalogue: { items: Record<string, string> };
    fields: { google_complication: { options: { supportTypeDefault: Record<string, string> } } };
  };
  const types = fields.google_complication.options.supportTypeDefault;
  const named = catalogueItems
    .filter(({ category }) => category === 'complication')
    .map(({ key, start }) => {
      const place = {
        canvas: { width: 500, height: 500, shape: 'circle' as const },
        frameDelayMs: 100,
        asksOverLimit: false,
        images: [],
      };
      const { supportTypeDefault } = start({ ...place, allowsText: () => true }).style;
      return [catalogue.items[key], types[String(supportTypeDefault)]];
    });
  expect(named.length).toBeGreaterThan(0);
  for (const [tile, option] of named) expect(tile).toBe(option);
});

test('no two tiles of the catalogue have the same name', () => {
  for (const { catalogue } of Object.values(localeResources())) {
    const names = Object.values((catalogue as unknown as { items: Record<string, string> }).items);
    expect(new Set(names).size).toBe(names.length);
  }
});
