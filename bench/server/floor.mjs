// The floor: a route of fastify that answers one row by one prepared query, over the same driver and pool as ours.
import fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ ...JSON.parse(process.env['FLOOR_DATABASE']), max: 10 });
const app = fastify();

app.get('/floor/:id', async ({ params: { id } }) => {
  const { rows } = await pool.query({
    name: 'floor',
    text: 'select id, nick_name, avatar from users where id = $1',
    values: [id],
  });
  return { code: 0, message: '', data: rows[0] ?? null };
});

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.send('ready');
process.on('disconnect', () => process.exit());
