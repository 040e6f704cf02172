type Schema = Record<string, unknown>;

const prefix = '#/$defs/';

/**
 * Moves the definitions that schemas have within themselves, which is how one that contains itself is written, to where
 * an OpenAPI document keeps them: a reference there counts from the document, not from the schema.
 */
export function hoistDefinitions<Part>(part: Part): { part: Part; schemas: Record<string, Schema> } {
  const schemas: Record<string, Schema> = {};

  function moved(value: unknown, names: Readonly<Record<string, string>>): unknown {
    if (Array.isArray(value)) return value.map((item) => moved(item, names));
    if (typeof value !== 'object' || value === null) return value;
    const { $defs: inner = {}, $ref: reference, ...rest } = value as Schema & { $defs?: Schema };
    const known = { ...names };
    for (const name of Object.keys(inner)) {
      known[prefix + name] = `Part${Object.keys(schemas).length + 1}`;
      schemas[known[prefix + name] ?? ''] = {};
    }
    for (const [name, schema] of Object.entries(inner))
      schemas[known[prefix + name] ?? ''] = moved(schema, known) as Schema;
    const target = typeof reference === 'string' ? known[reference] : undefined;
    return {
      ...(reference === undefined
        ? {}
        : { $ref: target === undefined ? reference : `#/components/schemas/${target}` }),
      ...Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, moved(item, known)])),
    };
  }

  return { part: moved(part, {}) as Part, schemas };
}
