-- What is counted and sorted stays in the row; words and texts, which only ranking and one page of results read, stand
-- apart. It holds for rows that are written from now on, and for all others when they are indexed again.
ALTER TABLE "search_documents" SET (toast_tuple_target = 128);
