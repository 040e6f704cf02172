CREATE INDEX "search_documents_newest" ON "search_documents" USING btree ("published_at","id");--> statement-breakpoint
-- Long texts beside the rows: a word that stands in most documents visits most rows, for their type and date alone.
ALTER TABLE "search_documents" SET (toast_tuple_target = 256);--> statement-breakpoint
-- What `modules/search/tokens.ts` puts in for a single character: where it first stands in each part, of the weight of that part.
UPDATE "search_documents" SET "tokens" = "tokens" || coalesce((
	SELECT string_agg(format('''.%s'':%s', "character", "places"), ' ')
	FROM (
		SELECT "character", string_agg("position" || "weight", ',' ORDER BY "position") AS "places"
		FROM (
			SELECT left("word"."lexeme", 1) AS "character", "at"."weight", min("at"."position") AS "position"
			FROM unnest("tokens") AS "word", unnest("word"."positions", "word"."weights") AS "at" ("position", "weight")
			WHERE "word"."lexeme" ~ '^[\u2E80-\u2FD5\u3005-\u3007\u3021-\u3029\u3038-\u303B\u3041-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\U0001B000-\U0001B2FF\U00020000-\U000323AF]'
			GROUP BY 1, 2
		) AS "first"
		GROUP BY "character"
	) AS "singles"
), '')::tsvector;
