import { describe, expect, it } from 'vitest';
import { brandKitJsonSchema } from '../../../src/engine/brand/brand-kit-json-schema.ts';
import { brandKitSchema } from '../../../src/engine/brand/brand-kit-schema.ts';
import { readBrandKit } from '../../../src/engine/brand/read-brand-kit.ts';

interface Field {
  properties?: Record<string, Field>;
  anyOf?: Field[];
  description?: string;
  additionalProperties?: unknown;
}

/** Every object field by its path, those behind alternatives too. */
function fieldsOf({ properties = {}, anyOf = [] }: Field, path = ''): [string, Field][] {
  const own = Object.entries(properties).flatMap(([name, field]): [string, Field][] => [
    [`${path}${name}`, field],
    ...fieldsOf(field, `${path}${name}.`),
  ]);
  return [...own, ...anyOf.flatMap((other) => fieldsOf(other, path))];
}

const schema = brandKitJsonSchema() as Field & { $id: string };

describe('the JSON Schema of a brand kit', () => {
  it('describes every field', () => {
    expect(fieldsOf(schema).flatMap(([path, { description }]) => (description ? [] : [path]))).toEqual([]);
  });

  it('has every field a kit may have', () => {
    expect(Object.keys(schema.properties!).sort()).toEqual(Object.keys(brandKitSchema.shape).sort());
  });

  it('offers no field that only a shown kit has', () => {
    const paths = fieldsOf(schema).map(([path]) => path);
    expect(paths).toContain('logo.dark.file');
    expect(paths.filter((path) => /widths|width|height|\.type/.test(path))).toEqual([]);
  });

  it('lets no unknown field stand', () => {
    const objects = [['', schema] as [string, Field], ...fieldsOf(schema)].filter(([, { properties }]) => properties);
    expect(objects.flatMap(([path, { additionalProperties }]) => (additionalProperties === false ? [] : [path]))).toEqual([]);
  });

  it('is known by a name without a host', () => {
    expect(schema.$id).toBe('quarterdeck/brand-kit.schema.json');
  });

  it('may be named in a kit, and changes nothing', async () => {
    const none = () => Promise.reject(new Error('none'));
    expect(await readBrandKit({ $schema: 'node_modules/quarterdeck/docs/brand-kit.schema.json' }, none)).toEqual(
      await readBrandKit({}, none),
    );
  });
});
