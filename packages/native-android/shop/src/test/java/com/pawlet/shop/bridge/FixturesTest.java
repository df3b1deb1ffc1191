package com.pawlet.shop.bridge;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.Test;

/** Replays the recorded messages of the protocol; they are read from the bridge's package, in the module's folder. */
public final class FixturesTest {
    private static final File WIRE = new File(System.getProperty("pawlet.wire", "../../bridge/wire"));

    private static Object read(File file) throws IOException {
        return Json.parse(new String(Files.readAllBytes(file.toPath()), StandardCharsets.UTF_8));
    }

    /** The recorded messages by name. */
    private static Map<String, Map<?, ?>> fixtures() throws IOException {
        Map<String, Map<?, ?>> found = new TreeMap<>();
        File[] files = new File(WIRE, "fixtures").listFiles((folder, name) -> name.endsWith(".json"));
        assertNotNull("no fixtures in " + WIRE.getAbsolutePath(), files);
        for (File file : files)
            found.put(file.getName().replace(".json", ""), (Map<?, ?>) ((Map<?, ?>) read(file)).get("envelope"));
        assertTrue(found.size() > 50);
        return found;
    }

    /** Replies to each call with the recorded result. */
    private static final class Recorded implements Host {
        private final Map<String, Map<?, ?>> fixtures;
        private final Map<String, Object> calls = new LinkedHashMap<>();

        private Recorded(Map<String, Map<?, ?>> fixtures) {
            this.fixtures = fixtures;
        }

        @Override
        public Map<String, Object> context() {
            Map<String, Object> context = new LinkedHashMap<>();
            for (Map.Entry<?, ?> field : ((Map<?, ?>) replyTo("getLaunchContext")).entrySet())
                context.put((String) field.getKey(), field.getValue());
            return context;
        }

        @Override
        public Set<String> methods() {
            Set<String> names = new LinkedHashSet<>();
            for (String name : fixtures.keySet())
                if (name.startsWith("page-call-") && !name.endsWith("getLaunchContext")) names.add(name.substring(10));
            return names;
        }

        @Override
        public void call(String method, Object argument, Answer answer) {
            calls.put(method, argument);
            answer.done(replyTo(method));
        }

        private Object replyTo(String method) {
            return ((Map<?, ?>) fixtures.get("embedder-reply-" + method).get("m")).get("value");
        }
    }

    @Test
    public void parsesEveryMessage() throws IOException {
        for (Map.Entry<String, Map<?, ?>> fixture : fixtures().entrySet()) {
            Wire.Read read = Wire.read(Json.write(fixture.getValue()));
            assertNotNull(fixture.getKey(), read);
            assertEquals(fixture.getKey(), fixture.getValue().get("m"), read.message);
        }
    }

    @Test
    public void repliesToEveryCallAsRecorded() throws IOException {
        Map<String, Map<?, ?>> fixtures = fixtures();
        Recorded host = new Recorded(fixtures);
        List<Map<?, ?>> sent = new ArrayList<>();
        Bridge bridge = new Bridge(text -> sent.add((Map<?, ?>) ((Map<?, ?>) Json.parse(text)).get("m")), host);
        bridge.start();
        bridge.receive(Json.write(fixtures.get("page-syn")));
        bridge.receive(Json.write(fixtures.get("page-ack1")));
        assertTrue(bridge.isConnected());
        for (Map.Entry<String, Map<?, ?>> fixture : fixtures.entrySet()) {
            if (!fixture.getKey().startsWith("page-call-")) continue;
            String method = fixture.getKey().substring(10);
            sent.clear();
            bridge.receive(Json.write(fixture.getValue()));
            assertEquals(method, 1, sent.size());
            Map<?, ?> expected = (Map<?, ?>) fixtures.get("embedder-reply-" + method).get("m");
            assertEquals(method, expected.get("callId"), sent.get(0).get("callId"));
            if (method.equals("getLaunchContext")) continue;
            assertEquals(method, expected.get("value"), sent.get(0).get("value"));
            List<?> arguments = (List<?>) ((Map<?, ?>) fixture.getValue().get("m")).get("args");
            assertEquals(method, arguments.isEmpty() ? null : arguments.get(0), host.calls.get(method));
        }
        assertEquals(host.methods(), new LinkedHashSet<>(host.calls.keySet()));
    }

    @Test
    public void callsThePageAndReceivesItsReplies() throws IOException {
        Map<String, Map<?, ?>> fixtures = fixtures();
        List<Map<?, ?>> sent = new ArrayList<>();
        Bridge bridge = new Bridge(
                text -> sent.add((Map<?, ?>) ((Map<?, ?>) Json.parse(text)).get("m")), new Recorded(fixtures));
        bridge.start();
        bridge.receive(Json.write(fixtures.get("page-syn")));
        bridge.receive(Json.write(fixtures.get("page-ack1")));
        for (String method : Arrays.asList("updateContext", "back", "resume", "navigate")) {
            Map<?, ?> call = (Map<?, ?>) fixtures.get("embedder-call-" + method).get("m");
            Map<?, ?> reply = (Map<?, ?>) fixtures.get("page-reply-" + method).get("m");
            List<?> arguments = (List<?>) call.get("args");
            List<Object> results = new ArrayList<>();
            sent.clear();
            bridge.call(method, arguments.isEmpty() ? null : arguments.get(0), new Host.Answer() {
                @Override
                public void done(Object result) {
                    results.add(result);
                }

                @Override
                public void failed(BridgeException error) {
                    throw new AssertionError(method, error);
                }
            });
            assertEquals(Collections.singletonList(method), sent.get(0).get("methodPath"));
            assertEquals(arguments, sent.get(0).get("args"));
            Map<String, Object> message = new LinkedHashMap<>();
            message.put("type", "REPLY");
            message.put("callId", sent.get(0).get("id"));
            message.put("value", reply.get("value"));
            bridge.receive(Wire.write("reply-" + method, message));
            assertEquals(method, Collections.singletonList(reply.get("value")), results);
        }
    }

    @Test
    public void comparesVersionsAsTheTableDefines() throws IOException {
        Map<?, ?> table = (Map<?, ?>) read(new File(WIRE, "versions.json"));
        List<?> rows = (List<?>) table.get("rows");
        assertTrue(rows.size() >= 40);
        for (Object row : rows) {
            List<?> pair = (List<?>) row;
            String order = AppVersion.compare(pair.get(0), table.get("reference")).name().toLowerCase(Locale.ROOT);
            assertEquals(String.valueOf(pair.get(0)), pair.get(1), order);
        }
    }

    @Test
    public void reportsAnotherProtocolOnceAndDoesNotReply() throws IOException {
        List<String> sent = new ArrayList<>();
        List<String> reported = new ArrayList<>();
        Bridge bridge = new Bridge(sent::add, new Recorded(fixtures()), reported::add);
        for (int time = 0; time < 2; time++)
            bridge.receive("{\"v\":\"pawlet/2\",\"id\":\"next-" + time + "\",\"m\":{\"hello\":true}}");
        assertEquals(Collections.singletonList("pawlet/2"), reported);
        assertEquals(Collections.emptyList(), sent);
        assertFalse(bridge.isConnected());
    }

    @Test
    public void hasTheVersionOfItsProtocol() {
        String[] parts = PackageVersion.PROTOCOL.split("/");
        assertEquals(parts[1], PackageVersion.VERSION.split("\\.")[0]);
        assertEquals(PackageVersion.PROTOCOL, Wire.PROTOCOL);
    }
}
