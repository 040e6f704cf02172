import { Validator } from '@seriousme/openapi-schema-validator';
import { contract, type Endpoint } from '@shuyuan/api-client/contract';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument('https://shuyuan.example', '4.8.2');
const operations = document.paths as Record<string, Record<string, Record<string, unknown>>>;
const endpoints = Object.values(contract as Record<string, Record<string, Endpoint>>).flatMap((calls) =>
  Object.values(calls),
);

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('holds every call of the contract and no other', () => {
    const printed = Object.entries(operations).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(printed.sort()).toEqual(
      endpoints
        .flatMap(({ method, path, alsoAt }) => [path, alsoAt ?? []].flat().map((at) => `${method} ${at}`))
        .sort(),
    );
  });

  it('wraps every answer in the envelope', () => {
    for (const { method, path } of endpoints) {
      const answer = operations[path]?.[method.toLowerCase()]?.['responses'];
      expect({ path, ...(answer as object) }).toMatchObject({
        200: { content: { 'application/json': { schema: { required: ['code', 'message', 'data'] } } } },
        default: { $ref: '#/components/responses/Refused' },
      });
    }
  });

  it('names the parameters of path and query with their bounds', () => {
    expect(operations['/api/v2/comment/{type}/{id}']?.['get']?.['parameters']).toEqual([
      {
        name: 'type',
        in: 'path',
        required: true,
        schema: {
          type: 'string',
          enum: 'article records video course combo problem solution issue doubt record solutions issues'.split(
            ' ',
          ),
        },
      },
      {
        name: 'id',
        in: 'path',
        required: true,
        schema: { type: 'integer', minimum: 1, maximum: 2 ** 53 - 1 },
      },
      {
        name: 'page',
        in: 'query',
        required: false,
        schema: { default: 1, type: 'integer', minimum: 1, maximum: 1_000_000 },
      },
      {
        name: 'size',
        in: 'query',
        required: false,
        schema: { default: 10, type: 'integer', minimum: 1, maximum: 100 },
      },
      {
        name: 'sort',
        in: 'query',
        required: false,
        schema: { default: 'newest', type: 'string', enum: ['newest', 'oldest'] },
      },
    ]);
  });

  it('keeps what contains itself where references of the whole document find it', () => {
    const tree = JSON.stringify(operations['/api/v2/my/record/categories']?.['get']);
    const [, name = ''] = /"#\/components\/schemas\/(\w+)"/.exec(tree) ?? [];
    expect(document.components.schemas[name]).toMatchObject({
      required: ['id', 'name', 'children'],
      properties: { children: { items: { $ref: `#/components/schemas/${name}` } } },
    });
    expect(JSON.stringify(document)).not.toContain('$defs');
  });

  it('says which calls need a token and which may be sent again', () => {
    const submit = operations['/api/v2/comment/{type}/{id}/submit']?.['post'];
    expect(submit?.['security']).toEqual([{ token: [] }]);
    expect(submit?.['parameters']).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
    );
    expect(submit?.['requestBody']).toMatchObject({ required: true });
    expect(operations['/api/v2/navs']?.['get']?.['security']).toEqual([{}, { token: [] }]);
    expect(operations['/api/v2/navs']?.['get']).not.toHaveProperty('requestBody');
  });
});
